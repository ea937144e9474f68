/** The one mapping between names in JSON and CSV (snake_case) and names in TypeScript (camelCase). */
export const camelCase = (snake: string): string =>
  snake.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The inverse of `camelCase`. A number between words is a word: `within2Km` is `within_2_km`. */
export const snakeCase = (camel: string): string =>
  camel.replace(/[A-Z]|(?<=[a-z])[0-9]+(?=[A-Z])/g, (word) => `_${word.toLowerCase()}`);
