/** The one mapping between names in JSON and CSV (snake_case) and names in TypeScript (camelCase). */
export const camelCase = (snake: string): string =>
  snake.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The inverse of `camelCase`. */
export const snakeCase = (camel: string): string =>
  camel.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
