export { erasePerson } from './erase-person.js';
export { exportPerson, type HeldRows, type PersonPage } from './export-person.js';
export { personalDataTable } from './personal-data-table.js';
export { erasedEmail, erasedText, type PersonalData, type PersonalTable } from './personal-data.js';
