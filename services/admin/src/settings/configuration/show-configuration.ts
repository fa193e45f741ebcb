import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Configuration } from '@werkbank/contracts/entities';
import { Call } from '@werkbank/platform/http';
import { currentConfiguration } from './configuration-view.js';

@Controller()
export class ShowConfiguration {
  constructor(private readonly em: EntityManager) {}

  @Call('getConfiguration')
  show(): Promise<Configuration> {
    return currentConfiguration(this.em);
  }
}
