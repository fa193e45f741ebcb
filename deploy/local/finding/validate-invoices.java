import org.mustangproject.validator.ZUGFeRDValidator;

/** Asks Mustang's validator about files, all in one Java: one line each, whether it is valid, then what it says. */
class ValidateInvoices {
  public static void main(String[] files) {
    for (String file : files) {
      ZUGFeRDValidator validator = new ZUGFeRDValidator();
      String report = validator.validate(file).replaceAll("\\s+", " ");
      System.out.println("RESULT " + validator.wasCompletelyValid() + " " + report);
    }
  }
}
