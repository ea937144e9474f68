import type { match as contract } from "@naijaref/contract/match";
import { createMatcher } from "naijaref/match";
import type { Handlers } from "./operations.ts";

export const match = {
  match: ({ kind, name, state, lga }) => {
    const matcher = createMatcher({ kind, within: { state, lga } });
    return name.map((text) => {
      const { candidates, ...result } = matcher.match(text);
      const [meant] = result.code === null ? [] : candidates;
      return {
        text,
        status: result.status,
        kind: meant?.kind ?? null,
        code: result.code,
        name: result.name,
        confidence: result.confidence,
        candidates,
        damage: result.damage,
        why: result.why,
      };
    });
  },
} satisfies Handlers<keyof typeof contract>;
