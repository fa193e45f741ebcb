export { incompatibilities } from './compare-shapes.js';
export { type ContractShape, contractShape } from './contract-shape.js';
