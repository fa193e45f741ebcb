/** Wrong passwords before a wait, and the waits after each further one, which double. */
interface Waits {
  readonly free: number;
  readonly firstSeconds: number;
  readonly longestSeconds: number;
}

const usual: Waits = { free: 10, firstSeconds: 5, longestSeconds: 900 };
/** For networks that guess at an account which many networks guess at: together they have many times the tries of one. */
const underAttack: Waits = { free: 3, firstSeconds: 60, longestSeconds: 3_600 };
export const attackedFrom = 100;

/** Delays of a network or device, by the number of strangers' wrong passwords for the account. */
export function waitsAmong(failuresOfStrangers: number): Waits {
  return failuresOfStrangers < attackedFrom ? usual : underAttack;
}

/** SQL: the seconds to wait after the failures of the row `a`. */
export function waitInSql({ free, firstSeconds, longestSeconds }: Waits): string {
  return `case when a.failures < ${free} then 0
    else least(${longestSeconds}, ${firstSeconds} * power(2, least(a.failures - ${free}, 10))) end`;
}
