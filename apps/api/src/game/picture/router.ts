import { router } from '../../ground/call/trpc.ts'
import { getPicture } from './uploaded/get-picture.ts'
import { removePicture } from './uploaded/remove-picture.ts'

export const pictureRouter = router({ getPicture, removePicture })
