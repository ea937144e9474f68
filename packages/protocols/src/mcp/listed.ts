export interface Listed {
  readonly code: string;
  readonly name: string;
  readonly stateCode?: string;
  readonly unverifiedFields?: readonly string[];
  readonly sources: readonly string[];
  readonly shown?: object;
}
