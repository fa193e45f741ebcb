/** The specification sets no term of payment; buyers expect a month. */
export const paymentDays = 30;
