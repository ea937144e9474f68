package example;

import com.fasterxml.jackson.databind.ObjectMapper;
import example.api.BanksApi;
import example.api.BoundariesApi;
import example.api.PhonesApi;
import example.api.PlacesApi;
import example.api.SearchApi;
import example.model.AccountCheck;
import example.model.ErrorError;
import example.model.MatchedText;
import example.model.PhoneNumber;
import example.model.State;
import java.math.BigDecimal;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Asks the service through a client made from /v1/openapi.json?without=fields,ids,format. */
public final class Client {
  public static void main(String[] arguments) throws Exception {
    ApiClient client = new ApiClient();
    client.updateBaseUri(arguments[0]);
    PlacesApi places = new PlacesApi(client);
    BanksApi banks = new BanksApi(client);
    PhonesApi phones = new PhonesApi(client);
    BoundariesApi map = new BoundariesApi(client);
    Map<String, Object> found = new LinkedHashMap<>();

    var list = banks.listBanks(null, null, null, "guaranty trust", null, 1, null).getData();
    found.put("list", List.of(list.get(0).getId()));

    // The method with more in its name has the status and the fields of the answer too.
    var state = places.getStateWithHttpInfo("Lagos", null);
    State lagos = state.getData().getData();
    found.put("record", List.of(lagos.getCode(), lagos.getCapital(), lagos.getLat()));

    List<Object> names = new ArrayList<>();
    for (MatchedText one :
        new SearchApi(client).match("lga", List.of("Ikeja", "Surulere"), null, null, null, null, null).getData()) {
      names.add(one.getCode());
      names.add(one.getStatus());
    }
    found.put("names", names);

    var point = map.reverseGeocode(new BigDecimal("6.6"), new BigDecimal("3.35"), null).getData();
    found.put("point", List.of(point.getLgaName(), point.getDistanceToBorderM()));

    PhoneNumber phone = phones.getPhone("+234 803 123 4567", null).getData();
    found.put("phone", Arrays.asList(phone.getE164(), phone.getNetwork(), phone.getArea()));

    // This operation has two answers, and the generated method takes one for both and refuses it. So read
    // the one about one bank.
    String account = read(client, "/v1/validate/nuban?account=0000014579&bank=First%20Bank");
    ObjectMapper mapper = ApiClient.createDefaultObjectMapper();
    AccountCheck check = mapper.treeToValue(mapper.readTree(account).get("data"), AccountCheck.class);
    found.put("account", List.of(check.getValid(), check.getBank().getId()));

    Failure missing = failureOf(() -> places.getState("Lagosss", null));
    found.put("missing", missing.and(missing.error.getSuggestions().get(0).getName()));
    Failure shared = failureOf(() -> places.getLga("Surulere", null, null));
    found.put("shared", shared.and(shared.error.getCandidates().stream().map(lga -> lga.getStateName()).toArray()));
    Failure unreadable = failureOf(() -> phones.getPhone("123", null));
    found.put("unreadable", unreadable.and(unreadable.error.getReason()));
    Failure outside = failureOf(() -> map.reverseGeocode(new BigDecimal("6.3"), new BigDecimal("3.4"), null));
    var nearest = outside.error.getNearest();
    found.put("outside", outside.and(nearest.getName(), nearest.getDistanceM()));

    String table = read(client, "/v1/states?format=csv");
    String[] columns = table.lines().findFirst().orElseThrow().split(",");
    found.put("table", List.of(table.lines().count(), String.join(",", List.of(columns).subList(0, 3))));

    String tag = state.getHeaders().get("etag").get(0);
    try {
      places.getState("LA", tag);
    } catch (ApiException unchanged) {
      found.put("unchanged", List.of(unchanged.getCode()));
    }
    System.out.println(new ObjectMapper().writeValueAsString(found));
  }

  /** What has no generated method, such as a table, the client of java.net.http below reads. */
  private static String read(ApiClient client, String path) throws Exception {
    HttpRequest request = HttpRequest.newBuilder(URI.create(client.getBaseUri() + path)).build();
    return client.getHttpClient().send(request, BodyHandlers.ofString()).body();
  }

  private interface Call {
    void make() throws ApiException;
  }

  /** What the service answers where it does not answer 200: the status, and the error with its details. */
  private record Failure(int status, ErrorError error) {
    List<Object> and(Object... details) {
      List<Object> all = new ArrayList<>(List.of(status, error.getCode().getValue()));
      all.addAll(Arrays.asList(details));
      return all;
    }
  }

  private static Failure failureOf(Call call) throws Exception {
    try {
      call.make();
    } catch (ApiException failure) {
      // The name in full, because java.lang has an Error too.
      var body = ApiClient.createDefaultObjectMapper().readValue(failure.getResponseBody(), example.model.Error.class);
      return new Failure(failure.getCode(), body.getError());
    }
    throw new IllegalStateException("it did not fail");
  }
}
