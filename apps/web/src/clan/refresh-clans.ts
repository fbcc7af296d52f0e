import { queryClient, trpc } from '../api/client.ts'

/** Every clan, list and membership that is shown is read anew. */
export async function refreshClans(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(trpc.clan.pathFilter()),
    queryClient.invalidateQueries(trpc.account.getUser.pathFilter()),
  ])
}
