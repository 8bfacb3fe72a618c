/** The words for 1 to 19 and for 20, 30 … 90, with alternatives parted by `/`, and how a ten and a unit are joined. */
interface NumberParts {
  readonly small: string;
  readonly tens: string;
  readonly join: (ten: string, unit: string) => readonly string[];
}

/** Returns the values of the words for 1 to 99. */
export const numberWords = ({ small, tens, join }: NumberParts): ReadonlyMap<string, number> => {
  const alternatives = (words: string) => words.split(', ').map((word) => word.split('/'));
  const units = alternatives(small);
  return new Map<string, number>([
    ...units.flatMap((words, index) => words.map((word): [string, number] => [word, index + 1])),
    ...alternatives(tens).flatMap((words, index) =>
      words.flatMap((ten): [string, number][] => {
        const value = 10 * (index + 2);
        const sums = units
          .slice(0, 9)
          .flatMap((unit, at) =>
            unit.flatMap((word) => join(ten, word).map((sum): [string, number] => [sum, value + at + 1])),
          );
        return [[ten, value], ...sums];
      }),
    ),
  ]);
};

/** Numbers as Japanese and Chinese write them in characters. */
export const hanNumbers = numberWords({
  small: '一, 二/两, 三, 四, 五, 六, 七, 八, 九, 十, 十一, 十二, 十三, 十四, 十五, 十六, 十七, 十八, 十九',
  tens: '二十, 三十, 四十, 五十, 六十, 七十, 八十, 九十',
  join: (ten, unit) => [ten + unit],
});
