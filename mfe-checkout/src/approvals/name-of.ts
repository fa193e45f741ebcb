import type { NamedPerson } from '@werkbank/contracts/entities';

export const nameOf = ({ firstName, lastName }: NamedPerson): string => `${firstName} ${lastName}`.trim();
