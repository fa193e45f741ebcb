/** Stands for stylesheets and fonts in unit tests. */
export default {};
