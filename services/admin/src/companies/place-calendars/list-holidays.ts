import { Controller } from '@nestjs/common';
import { addDays, dayOf } from '@werkbank/contracts/calendar';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { regionsOf } from '@werkbank/contracts/localization';
import { Call, Input } from '@werkbank/platform/http';
import { holidaysOf } from '@werkbank/platform/working-days';

/** Holidays of the coming year, for who chooses a region. */
@Controller()
export class ListHolidays {
  @Call('listHolidays')
  list(@Input() { params, query }: CallInput<'listHolidays'>): CallAnswer<'listHolidays'> | Refusal {
    const { region = null } = query;
    if (region !== null && !regionsOf(params.countryCode).includes(region)) {
      return refuse('REGION_OF_OTHER_COUNTRY', { field: 'region' });
    }
    const today = dayOf(new Date());
    return { holidays: holidaysOf(params.countryCode, region).between(today, addDays(today, 365)) };
  }
}
