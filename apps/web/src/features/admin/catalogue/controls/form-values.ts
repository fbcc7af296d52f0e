import { numberOf } from '../../form/numbers-and-dates.ts'

/** The typed values of a catalogue form: texts, and the ids of a team's players. */
export type FormValues = Readonly<Record<string, string | readonly number[]>>

/** Reads typed values in the form that the calls take; an empty or invalid one is undefined and so counts as missing. */
export class Typed {
  readonly #values: FormValues
  constructor(values: FormValues) {
    this.#values = values
  }
  text(name: string): string | undefined {
    const value = this.#values[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
  }
  number(name: string): number | undefined {
    return numberOf(this.text(name) ?? '') ?? undefined
  }
  ids(name: string): number[] {
    const value = this.#values[name]
    return typeof value === 'object' ? [...value] : []
  }
}
