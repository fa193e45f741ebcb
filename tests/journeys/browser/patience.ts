// A step of a journey is many clicks, and its machine may have two cores for a whole instance.
import.meta.jest.setTimeout(90_000);

export {};
