import type { EditableAddress } from '@werkbank/contracts/entities';
import { regionsOf } from '@werkbank/contracts/localization';
import { useApiMutation, useRefetch } from '@werkbank/kit/api';
import { isDay } from '@werkbank/kit/date-field';
import { weekdayNames } from '@werkbank/kit/day-names';
import { useFormats } from '@werkbank/kit/formats';
import { regionName } from '@werkbank/kit/regions';
import { FormDialog } from '@werkbank/kit/ui/form-dialog';
import { MultiSelectField, SelectField } from '@werkbank/kit/ui/select-field';
import { useObjectForm } from '@werkbank/kit/use-object-form';
import { useTranslation } from 'react-i18next';
import { addressChange } from '../../cache-updates/companies';
import { calendarErrors, calendarOf, calendarValues, cutOffTimes } from './calendar-values';
import { ClosedPeriodFields } from './closed-period-fields';
import { HolidayList } from './holiday-list';

/** Dialog of a dispatch location's working days and dispatch times. */
export function CalendarDialog({
  companyId,
  location,
  onClose,
}: {
  companyId: number;
  location: EditableAddress;
  onClose: () => void;
}) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const { language } = formats;
  const change = useApiMutation('setPlaceCalendar', {
    ...addressChange,
    success: t('calendar.changed'),
    silent: true,
  });
  const refetch = useRefetch('getProducerCompany', { params: { companyId } });
  const shown = (value: string | number) =>
    typeof value === 'string' && isDay(value) ? formats.date(value) : value;
  const labelOf = (name: string) => t(`calendar.${name}`);
  const form = useObjectForm({
    object: location,
    valuesOf: calendarValues,
    refetch: async () => (await refetch()).addresses.find(({ id }) => id === location.id),
    fieldOf: (path) => path.split('.')[0] ?? path,
    check: (values) => calendarErrors(values, { language, labelOf, shown }),
    save: async (values, key) => {
      await change.mutateAsync({
        params: { companyId, addressId: location.id },
        body: { ...calendarOf(values), ...key },
      });
      onClose();
    },
  });
  const { country } = location;
  const regions = regionsOf(country);
  return (
    <FormDialog form={form} title={t('calendar.title', { name: location.name })} onClose={onClose}>
      {regions.length === 0 ? null : (
        <SelectField
          label={t('calendar.region')}
          help={t('calendar.regionHelp')}
          options={[
            { value: '', label: t('calendar.wholeCountry') },
            ...regions.map((code) => ({ value: code, label: regionName(country, code, language) })),
          ]}
          {...form.field('region')}
        />
      )}
      <HolidayList country={country} region={form.values.region} />
      <MultiSelectField
        label={t('calendar.weekdays')}
        options={weekdayNames(language).map(({ long }, index) => ({
          value: String(index + 1),
          label: long,
        }))}
        {...form.field('weekdays')}
      />
      <SelectField
        label={t('calendar.cutOff')}
        help={t('calendar.cutOffHelp')}
        options={[
          { value: '', label: t('calendar.midnight') },
          ...cutOffTimes.map((time) => ({ value: time, label: time })),
        ]}
        {...form.field('cutOff')}
      />
      <ClosedPeriodFields field={form.field('closedPeriods')} />
    </FormDialog>
  );
}
