export { CheckPdf, refusalOfPdf } from './check-pdf.js';
