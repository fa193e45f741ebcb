/** Metadata key: which call of the contract a method answers. */
export const CALL_NAME = Symbol('CALL_NAME');
