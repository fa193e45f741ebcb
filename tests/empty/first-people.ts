import type { Account } from '../instance/running-instance.ts';

export const password = 'Anfang-2026';
const someone = (email: string, role: Account['role']): Account => ({
  email,
  password,
  role,
  companyId: null,
  companyType: null,
  companyName: null,
});
/** People of the first order. */
export const admin = someone('ada@shop.test', 'platform-admin');
export const seller = someone('vera@bohrwerk.test', 'producer-admin');
export const buyer = someone('petra@seewald.test', 'company-admin');
/** The article that one of them buys. */
export const wanted = { materialNumber: 'BW-680', producerName: 'Bohrwerk' };
/** Two drills of one group. */
export const catalogue = {
  name: 'bohrwerk.csv',
  type: 'text/csv',
  text: [
    'Artikelnummer;Bezeichnung;Listenpreis;Währung;Lieferzeit;Gewicht;Gruppe;Durchmesser [mm]',
    'BW-500;Spiralbohrer HSS 5,0 mm;3,10;EUR;3;20 g;Spiralbohrer;5',
    'BW-680;Spiralbohrer HSS 6,8 mm;4,20;EUR;3;28 g;Spiralbohrer;6,8',
  ].join('\r\n'),
};
