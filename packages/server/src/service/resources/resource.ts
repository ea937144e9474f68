import type { Pause } from "@naijaref/api/operations/in-parts";
import type { ServiceState } from "@naijaref/api/operations/operations";
import type { Encode } from "@naijaref/http/encoding";
import type { Pages } from "@naijaref/pages";
import type { Representation } from "./representation.ts";

/**
 * What a target names, for any method. Finding it is cheap; its representation is built when it is needed.
 */
export interface Resource {
  /** The route's template, or "-" where there is none. */
  readonly route: string;
  /** The canonical form of the targets that name it; undefined if it must not be cached. */
  readonly key: string | undefined;
  /** Whether the path exists, so that its methods have a meaning. */
  readonly exists: boolean;
  readonly limited: boolean;
  /** In units of the limit: what its answer costs. */
  readonly cost: number;
  /** Whether it is a whole large list: few of them are made at the same time. */
  readonly isLarge?: boolean;
  readonly isCached: boolean;
  /** Header fields that all its responses get: the limit's policy, if it is limited. */
  readonly fields: readonly string[];
  /** The answer to GET. If there is a `prepare`, only after it. */
  readonly represent: () => Representation;
  /**
   * Loads what the answer is built from. Undefined for nearly all resources: they are built without waiting.
   * Returns undefined where all of it is loaded.
   *
   * @param pause waits between the parts of a long answer.
   */
  readonly prepare?: (pause?: Pause) => Promise<void> | undefined;
  /** Called when the response to a request is made, if there is a `prepare`. */
  readonly finish?: () => void;
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

/** A resource that is there, is not cached yet and costs one unit. */
const FRESH = { exists: true, isCached: false, cost: 1 } as const;

type Described = Omit<Resource, "prepare" | "finish" | keyof typeof FRESH> &
  Partial<Pick<Resource, keyof typeof FRESH>>;

export const freshResource = (about: Described): Resource => ({ ...FRESH, ...about });

/** The same of what is loaded before it is represented, once. */
export function loadedResource(
  about: Omit<Described, "represent">,
  load: (pause?: Pause) => Representation | Promise<Representation>,
): Resource {
  let loading: Representation | Promise<Representation> | undefined;
  let loaded: Representation | undefined;
  return {
    ...FRESH,
    ...about,
    prepare: (pause) => {
      loading ??= load(pause);
      if (loading instanceof Promise)
        return loading.then((made) => {
          loaded = made;
        });
      loaded = loading;
      return undefined;
    },
    represent: () => loaded as Representation,
  };
}
