/**
 * The polling units of one state, as they travel: a few long texts, so that loading them costs little and
 * nothing is made before it is asked for. Written by the build's `packPollingUnits`, read by
 * `openPollingUnits`. It is JSON. The units follow each other by code. How many each ward has is not here:
 * the wards say it.
 */
export interface PackedPollingUnits {
  /** The state's two letters. */
  readonly state: string;
  /** The units' names, one a line. */
  readonly names: string;
  /** What many units have in common: kind, unverified fields and sources, lists joined by `|`. */
  readonly classes: readonly (readonly [
    kind: "existing" | "new" | null,
    unverifiedFields: string,
    sources: string,
  ])[];
  /** Of each unit its class, as one letter: its place in `classes`, from "0" on. */
  readonly classOf: string;
  /** INEC's names that are not the name in capitals, as changes of it. */
  readonly inecNames: Changes;
  /** Aliases, as changes of the name. A unit that has several has several lines. */
  readonly aliases: Changes;
}

/**
 * Texts made from those of some units, one a line: in base 36 how many units this one is after the last, `/`, how
 * many letters of the text are kept at its start, `/`, how many at its end, `/`, and what stands between.
 */
export type Changes = string;

export const FIRST_CLASS = 0x30;
