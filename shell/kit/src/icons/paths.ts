/** Drawn on a 16 × 16 grid with a 1.5 line, like the lines of a technical drawing. A page bundles those that it shows. */
export const alert = 'M8 2 1.5 13.5h13L8 2Zm0 4.5v3.5m0 1.8v.2';
export const ban = 'M8 14.25a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5ZM3.6 3.6l8.8 8.8';
export const barcode = 'M2 3v10M4.5 3v10M7.5 3v10M9.5 3v10M12 3v10M14 3v10';
export const basket = 'M1.5 2.5h2l1.4 8h7.4l1.7-6H4.2M6 13.6v.1m5.5-.1v.1';
export const box = 'M2 5v7l6 2.5 6-2.5V5L8 2.5 2 5Zm0 0 6 2.5L14 5M8 7.5v7';
export const calendar = 'M2 3.5h12v10.5H2V3.5Zm0 3.5h12M5.25 1.75v3m5.5-3v3';
export const check = 'm2.5 8.5 3.5 3.5 7.5-8';
export const checkAll = 'm1 8.5 3.2 3.3 6-7M7.5 11.4l.7.6 6.6-7.2';
export const chevronDown = 'm3.5 6 4.5 4.5L12.5 6';
export const chevronLeft = 'M10 3.5 5.5 8l4.5 4.5';
export const chevronRight = 'M6 3.5 10.5 8 6 12.5';
export const chevronUp = 'm3.5 10 4.5-4.5 4.5 4.5';
export const clock = 'M8 14.25a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5ZM8 4.5V8l2.5 1.5';
export const close = 'm3.5 3.5 9 9m0-9-9 9';
export const customs = 'M3 14V2m0 .5h9.5l-2 3 2 3H3';
export const document = 'M3.5 1.75h6l3 3v9.5h-9V1.75Zm6 0v3h3M6 8.5h4M6 11h4';
export const download = 'M8 2v8m-3.5-3L8 10.5 11.5 7M2.5 13.5h11';
export const edit = 'm10.5 2.5 3 3-8 8H2.5v-3l8-8Z';
export const external = 'M9 2.5h4.5V7m0-4.5L7 9M6 3.5H2.5v10h10V10';
export const filter = 'M1.5 3h13M4 8h8M6.5 13h3';
export const globe =
  'M8 14.25a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5ZM1.75 8h12.5M8 1.75c4 4 4 8.5 0 12.5-4-4-4-8.5 0-12.5Z';
export const help =
  'M8 14.25a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5ZM6.2 6.2c.1-1.2.9-1.7 1.8-1.7 1 0 1.8.6 1.8 1.6 0 1.4-1.8 1.4-1.8 2.9M8 11.4v.1';
export const info = 'M8 14.25a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5ZM8 7.25v4M8 4.7v.1';
export const logOut = 'M9.5 2.5h-7v11h7M6.5 8h8m-2.5-2.5L14.5 8 12 10.5';
export const menu = 'M1.5 3.5h13M1.5 8h13M1.5 12.5h13';
export const minus = 'M3 8h10';
export const parts = 'M2 2h5v5H2V2Zm7 0h5v5H9V2ZM2 9h5v5H2V9Zm7 0h5v5H9V9Z';
export const play = 'M4.5 2.5v11l9-5.5-9-5.5Z';
export const plus = 'M8 3v10M3 8h10';
export const print = 'M4.5 6V2h7v4M4.5 11.5h-3V6h13v5.5h-3M4.5 9.5h7V14h-7V9.5Z';
export const reload = 'M13.5 8a5.5 5.5 0 1 1-1.7-4M13.5 1.5V4.5h-3';
export const search = 'M7 12a5 5 0 1 0 0-10 5 5 0 0 0 0 10Zm3.6-1.4 3.9 3.9';
export const sort = 'm4.5 6 3.5-3.5L11.5 6m-7 4 3.5 3.5 3.5-3.5';
export const split = 'M2 8h4l4-4.5h4M6 8l4 4.5h4m-2-11 2 2-2 2m0 5 2 2-2 2';
export const trash = 'M2.5 4h11M6 4V2h4v2m-6.5 0 .7 10h7.6l.7-10M6.7 6.5v5m2.6-5v5';
export const truck = 'M1 3.5h8.5v8H1v-8Zm8.5 3h3l2.5 2.5v2.5H9.5v-5ZM4 13.5v.1m8-.1v.1';
export const user =
  'M8 7.5a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5ZM2.5 14c.3-3 2.5-4.5 5.5-4.5s5.2 1.5 5.5 4.5';
export const wrench =
  'M14 4.5 11.5 7 9 4.5 11.5 2c-2-.7-4.5.8-4.5 3.5L2 10.5 5.5 14l5-5c2.7 0 4.2-2.5 3.5-4.5Z';
