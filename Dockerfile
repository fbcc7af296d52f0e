FROM node:24-slim AS build
WORKDIR /game
COPY . .
RUN npx -y pnpm@12 install --frozen-lockfile && npx -y pnpm@12 build

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /game
COPY --from=build --chown=node:node /game /game
USER node
WORKDIR /game/apps/api
EXPOSE 3000
CMD ["node", "start.js"]
