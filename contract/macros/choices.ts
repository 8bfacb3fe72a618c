/** Returns one of the numbers below `count`, the same one for a seed. */
export const chooseNumber = (count: number, seed: string): number => {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < seed.length; at += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01_00_01_93);
  }
  // The last steps of MurmurHash 3: seeds that differ by their ends only give different numbers.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return ((hash ^ (hash >>> 16)) >>> 0) % Math.max(1, count);
};

/** Returns the options of `a::b` or of `a, b`, where `\,` is a comma. */
export const optionsOf = (list: string): string[] =>
  list.includes('::')
    ? list.split('::')
    : list.split(/(?<!\\),/).map((option) => option.replaceAll('\\,', ',').trim());

const maxDice = 100;
const maxSides = 1_000_000;

/** Returns the sum of dice: `6`, `d6`, `2d6`, `2d6+1`; '' for anything else. */
export const rollDice = (formula: string, seed: string): string => {
  const [, dice = '', sides = '', plus = '0'] =
    /^(?:(\d*)d)?(\d+)\s*([+-]\s*\d+)?$/i.exec(formula.trim()) ?? [];
  const count = Number(dice === '' ? 1 : dice);
  const max = Number(sides);
  if (max < 1 || max > maxSides || count < 1 || count > maxDice) return '';
  const rolled = Array.from({ length: count }, (_, die) => 1 + chooseNumber(max, `${seed} ${String(die)}`));
  const sum = rolled.reduce((total, one) => total + one, Number(plus.replaceAll(/\s/g, '').slice(0, 8)));
  return String(sum);
};
