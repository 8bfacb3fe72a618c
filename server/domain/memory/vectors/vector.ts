/** A direction in which a text points, with a signed byte for each number: a quarter of the space, at the same order. */
export interface Vector {
  readonly numbers: Int8Array;
  /** The factor of the numbers, so that the vector has a length of 1. */
  readonly scale: number;
}

const largest = 127;

/** Returns the vector of numbers that are not all 0. */
export const toVector = (values: Float32Array): Vector => {
  const max = values.reduce((high, value) => Math.max(high, Math.abs(value)), 0);
  const numbers = Int8Array.from(values, (value) => Math.round((value / max) * largest));
  return { numbers, scale: 1 / Math.sqrt(multiply(numbers, numbers)) };
};

/** Returns the cosine of the angle between two vectors of one size. */
export const cosineOf = (one: Vector, other: Vector): number =>
  multiply(one.numbers, other.numbers) * one.scale * other.scale;

/** Integers of 32 bits hold the sum of 4,096 products, and take a third of the time of floating-point numbers. */
const multiply = (one: Int8Array, other: Int8Array): number => {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) {
    sum = (sum + (one[index] ?? 0) * (other[index] ?? 0)) | 0;
  }
  return sum;
};
