const regions: Readonly<Record<string, readonly string[]>> = {
  CH: 'AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH'.split(' '),
  DE: 'BB BE BW BY HB HE HH MV NI NW RP SH SL SN ST TH'.split(' '),
};

/** Cantons or German states by their code in ISO 3166-2, because they have separate holidays. */
export const regionsOf = (country: string): readonly string[] => regions[country] ?? [];
