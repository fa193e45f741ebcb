import type { Configuration } from '@werkbank/contracts/entities';
import { defaultLocaleConfig, initialOffer, languages } from '@werkbank/contracts/localization';

/** Values of a new installation; the table `configuration` holds later changes. */
export const defaultConfiguration: Configuration = {
  captchaPublicKey: '',
  languages: [...languages],
  ...initialOffer,
  customsFreeAreas: [
    ['DE', 'AT'],
    ['CH', 'LI'],
  ],
  localeConfig: defaultLocaleConfig,
  allowedFileTypes: {
    Article: ['application/pdf'],
    Delivery: ['application/pdf'],
    PurchaseOrder: ['application/pdf'],
    Sidebar: ['application/pdf'],
  },
  printoutConfig: {
    name: 'Werkbank AG',
    address: { streetAndNumber: 'Werkgasse 12', zipCode: '8400', city: 'Winterthur', country: 'CH' },
    email: 'auftrag@werkbank.example',
    phone: '+41 52 555 01 20',
    website: 'www.werkbank.example',
    bank: 'Beispielbank Winterthur',
    accountOwner: 'Werkbank AG',
    bic: 'BSPLCHZZXXX',
    iban: 'CH93 0076 2011 6238 5295 7',
    vatNumber: 'CHE-123.456.788',
    vatIdentificationNumber: 'CHE-123.456.788 MWST',
    vatNumbers: [{ country: 'DE', number: 'DE136695976' }],
    eoriNumber: 'DE471108151234567',
  },
  kantons: 'AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH'.split(' '),
};
