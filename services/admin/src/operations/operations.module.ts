import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { ReplayDeadLetters } from './service-health/replay-dead-letters.js';
import { ShowOperations } from './service-health/show-operations.js';
import { TidyUp } from './tidy-up/tidy-up.js';

@Module({
  imports: [IdentityModule],
  controllers: [ShowOperations, ReplayDeadLetters],
  providers: [TidyUp],
})
export class OperationsModule {}
