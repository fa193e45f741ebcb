/** Standards that another one has replaced, as both are still typed; tools are the same. */
export const supersededStandards: Readonly<Record<string, readonly string[]>> = {
  'din 911': ['iso 2936'],
  'din 6499': ['iso 15488'],
  'din 223': ['din 22568', 'en 22568'],
  'din 475': ['din 3113'],
  'din 895': ['din 3110'],
  'din 5244': ['iso 5746'],
  'din 5238': ['iso 5749'],
  'din 5231': ['iso 8976'],
  'din 5236': ['iso 5745'],
  'din 861': ['iso 3650'],
  'mas 403': ['iso 7388'],
};
