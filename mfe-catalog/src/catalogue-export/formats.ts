export const fileFormats = ['xlsx', 'csv', 'bmecat', 'bmecat12'] as const;
export type FileFormat = (typeof fileFormats)[number];
