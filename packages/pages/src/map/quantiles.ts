const CLASSES = 5;

/**
 * Numbers in classes, each with as many of them as the others: from `s0`, the least, to `s4`; and the classes
 * that have a number, with the least and the greatest in words.
 */
export function quantilesOf(numbers: readonly number[]) {
  const sorted = numbers.toSorted((a, b) => a - b);
  // The first number of each class; classes that would begin with the same number are one.
  const starts = [
    ...new Set(
      Array.from({ length: CLASSES }, (_, at) => sorted[Math.floor((at * sorted.length) / CLASSES)] ?? 0),
    ),
  ];
  const stepOf = (number: number): number => starts.findLastIndex((start) => start <= number);
  // Fewer classes have colours that are further apart; the last is always the strongest.
  const last = CLASSES - 1;
  const className = (step: number): string =>
    `s${starts.length === 1 ? last : Math.round((step * last) / (starts.length - 1))}`;
  return {
    classOf: (number: number): string => className(stepOf(number)),
    legend: starts.map((start, at) => {
      const end = sorted.findLast((number) => stepOf(number) === at) ?? start;
      return {
        className: className(at),
        text: start === end ? figure(start) : `${figure(start)} to ${figure(end)}`,
      };
    }),
  };
}

export const figure = (number: number): string => number.toLocaleString("en", { maximumFractionDigits: 4 });
