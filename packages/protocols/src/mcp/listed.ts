/** What all that is listed has. */
export interface Listed {
  readonly code: string;
  readonly name: string;
  readonly stateCode?: string;
  readonly unverifiedFields?: readonly string[];
  readonly sources: readonly string[];
  /** What of it is shown beside code and name. */
  readonly shown?: object;
}
