const fields = `'id', a.id, 'type', a.type, 'name', a.name, 'street', a.street, 'house', a.house,
  'addressSupplement', a.address_supplement, 'zipCode', a.zip_code, 'city', a.city, 'country', a.country`;

/** SQL: an address `a` as the contract shows it. */
export const addressJson = `json_build_object(${fields})`;

/** SQL: the same with the calendar of a dispatch location. */
export const dispatchAddressJson = `json_build_object(${fields}, 'calendar', a.calendar)`;

/** SQL: the same for people who may edit it. */
export const editableAddressJson = `json_build_object(${fields}, 'calendar', a.calendar,
  'optimisticLockKey', a.lock_key)`;

/** SQL: billing first, then shipping, then where goods leave; each in the order in which they were added. */
export const addressOrder = `array_position(array['Primary', 'Shipping', 'DispatchLocation'], a.type), a.id`;
