export { NegotiationModule } from './negotiation.module.js';
