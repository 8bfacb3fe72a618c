/** Returns a function that returns numbers from 0 to 1, the same for the same seed (a linear congruential generator). */
export function createRandom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
