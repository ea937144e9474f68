import type { Pause } from "@naijaref/api/operations/in-parts";
import type { ServiceState } from "@naijaref/api/operations/operations";
import type { Encode } from "@naijaref/http/encoding";
import type { Pages } from "@naijaref/pages";
import type { Size } from "../work/room.ts";
import type { Representation } from "./representation.ts";

/**
 * What a target names, for any method. Finding it is cheap; its representation is built when it is needed.
 */
export interface Resource {
  /** The route's template, or "-" where there is none. */
  readonly route: string;
  /** The canonical form of the targets that name it; undefined if it must not be cached. */
  readonly key: string | undefined;
  /** Whether it is what a person looked up, such as a number, which seldom comes again. */
  readonly isOfPerson?: boolean;
  /** Whether the path exists, so that its methods have a meaning. */
  readonly exists: boolean;
  readonly limited: boolean;
  /** In units of the limit: what its answer costs. */
  readonly cost: number;
  /** How its answer is made. */
  readonly size: Size;
  /** Header fields that all its responses get: the limit's policy, if it is limited. */
  readonly fields: readonly string[];
  /** The answer to GET where it is cached. */
  readonly cached?: Representation;
  /**
   * Makes the answer to GET; a promise only where something is loaded, or made in parts.
   *
   * @param pause waits between the parts of a long answer.
   */
  represent(pause?: Pause): Representation | Promise<Representation>;
}

export interface ResourceOptions {
  readonly encode: Encode | undefined;
  readonly state: ServiceState;
  /** Reads a script, style or picture of the pages by its file name. */
  readonly readAsset?: (file: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** The pages for people, or a part of them; undefined in a program that has none. */
  readonly pages?: Pages | undefined;
  /** Header fields of every answer that is limited. */
  readonly policy: readonly string[];
}

/** A resource that is there, is made in one step and costs one unit, but for what is said of it. */
export const freshResource = (
  about: Omit<Resource, "exists" | "cost" | "size"> & Partial<Resource>,
): Resource => ({ exists: true, cost: 1, size: "short", ...about });
