import { workerData } from 'node:worker_threads'
import { serveMethods } from '../thread/serve-methods.ts'
import type { PackerData } from './open-packer.ts'
import { PartPacker } from './part-packer.ts'

const { phaseIndex, facts } = workerData as PackerData
serveMethods(new PartPacker(phaseIndex, facts))
