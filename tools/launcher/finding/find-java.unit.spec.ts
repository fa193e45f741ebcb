import { javaMajor } from './find-java.ts';

describe("Java's version", () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['openjdk version "21" 2023-09-19', 21],
    ['java version "1.8.0_402"', 8],
    ['command not found', 0],
  ])('of %s is %i', (text, major) => {
    expect(javaMajor(text)).toBe(major);
  });
});
