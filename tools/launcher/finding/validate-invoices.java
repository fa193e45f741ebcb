import java.io.FileInputStream;
import java.util.Set;
import java.util.TreeSet;
import org.mustangproject.validator.ZUGFeRDValidator;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;

/**
 * Asks Mustang's validator about files, all in one Java: one line each, whether it is valid, then what it says. Of a PDF
 * it says too what veraPDF finds wrong by PDF/UA-1.
 */
class ValidateInvoices {
  public static void main(String[] files) throws Exception {
    for (String file : files) {
      ZUGFeRDValidator validator = new ZUGFeRDValidator();
      String report = validator.validate(file).replaceAll("\\s+", " ");
      String barriers = file.endsWith(".pdf") ? " " + barriers(file) : "";
      System.out.println("RESULT " + validator.wasCompletelyValid() + " " + report + barriers);
    }
  }

  private static String barriers(String file) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    PDFAFlavour flavour = PDFAFlavour.PDFUA_1;
    try (PDFAParser parser = Foundries.defaultInstance().createParser(new FileInputStream(file), flavour)) {
      ValidationResult result =
          Foundries.defaultInstance().createValidator(flavour, 100, false, true, false).validate(parser);
      Set<String> found = new TreeSet<>();
      for (TestAssertion assertion : result.getTestAssertions()) {
        if (assertion.getStatus() == TestAssertion.Status.FAILED) {
          found.add(assertion.getRuleId().getClause() + " " + assertion.getMessage());
        }
      }
      return result.isCompliant() ? "isAccessible=true" : "isAccessible=false " + found;
    }
  }
}
