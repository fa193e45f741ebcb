import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { ChangeOrder } from './change-order.js';
import { Clock } from './clock.js';
import { ORDER_CHANGE_HOOKS, type OrderChangeHook } from './order-change-hook.js';

interface Hooks {
  /** The modules that export the hooks. */
  imports: readonly Type[];
  /** In the order in which they are called. */
  hooks: readonly Type<OrderChangeHook>[];
}

/** The order, and the only way to change it; for every module of this service. */
@Module({})
export class OrderModule {
  static withHooks({ imports, hooks }: Hooks): DynamicModule {
    return {
      module: OrderModule,
      global: true,
      imports: [...imports],
      providers: [
        Clock,
        ChangeOrder,
        {
          provide: ORDER_CHANGE_HOOKS,
          inject: [...hooks],
          useFactory: (...given: OrderChangeHook[]) => given,
        },
      ],
      exports: [Clock, ChangeOrder],
    };
  }
}
