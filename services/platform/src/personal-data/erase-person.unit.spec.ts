import { withoutPerson } from './erase-person.js';

const person = { userId: 7, firstName: 'Ada', lastName: 'Kern', email: 'ada@x.example', phone: '1' };
const nobody = { userId: 7, firstName: '—', lastName: '—', email: 'erased@erased.invalid', phone: '' };

describe('an event without a person', () => {
  it("removes the person's name in all places, and keeps all others", () => {
    const other = { ...person, userId: 8 };
    expect(withoutPerson({ buyer: person, by: [person, other], total: 5, note: null }, 7)).toEqual({
      buyer: nobody,
      by: [nobody, other],
      total: 5,
      note: null,
    });
  });

  it('adds no field that was not there', () => {
    expect(withoutPerson({ draftedBy: { userId: 7, firstName: 'Ada' } }, 7)).toEqual({
      draftedBy: { userId: 7, firstName: '—' },
    });
  });

  it('has nothing of what the person wrote, in the fields that are named', () => {
    const event = { askedBy: person, remarks: 'Ring me', customerName: 'Kern AG' };
    expect(withoutPerson(event, 7, ['remarks'])).toEqual({
      askedBy: nobody,
      remarks: '—',
      customerName: 'Kern AG',
    });
    expect(withoutPerson(event, 8, ['remarks'])).toEqual(event);
    expect(withoutPerson({ ...event, remarks: null }, 7, ['remarks'])).toMatchObject({ remarks: null });
  });
});
