export const locales = {
  orders: { de: () => import('../../locales/de.json'), en: () => import('../../locales/en.json') },
};
