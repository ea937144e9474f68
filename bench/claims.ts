/** A sentence about a measurement, and whether it is true of it. */
export interface Claim {
  readonly sentence: string;
  readonly holds: boolean;
}

/** Prints each claim with whether it holds; the process fails when one does not. */
export function reportClaims(claims: readonly Claim[]): void {
  for (const { sentence, holds } of claims) console.log(`${holds ? "holds " : "BROKEN"}  ${sentence}`);
  if (claims.some(({ holds }) => !holds)) process.exitCode = 1;
}
