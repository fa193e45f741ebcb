// A step has many clicks, and the whole instance may run on two cores.
import.meta.jest.setTimeout(90_000);

export {};
