package example;

import com.fasterxml.jackson.databind.ObjectMapper;
import example.api.BanksApi;
import example.api.PlacesApi;
import example.model.Bank;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Asks the service through a client made from /v1/openapi.json?without=fields,ids,format. */
public final class Client {
  public static void main(String[] arguments) throws Exception {
    ApiClient client = new ApiClient();
    client.updateBaseUri(arguments[0]);
    PlacesApi places = new PlacesApi(client);
    List<Bank> banks =
        new BanksApi(client).listBanks(null, null, null, "guaranty trust", null, "1", null).getData();

    Map<String, Object> found = new LinkedHashMap<>();
    found.put("list", banks.get(0).getId());
    found.put("record", places.getState("Lagos", null).getData().getCapital());
    found.put("missing", failureOf(() -> places.getState("Atlantis", null)));
    found.put("shared", failureOf(() -> places.getLga("Surulere", null, null)));
    System.out.println(new ObjectMapper().writeValueAsString(found));
  }

  private interface Call {
    void make() throws ApiException;
  }

  private static List<Object> failureOf(Call call) throws Exception {
    try {
      call.make();
      throw new IllegalStateException("it did not fail");
    } catch (ApiException failure) {
      example.model.ErrorError error =
          ApiClient.createDefaultObjectMapper().readValue(failure.getResponseBody(), example.model.Error.class).getError();
      List<Object> told = new ArrayList<>(List.of(failure.getCode(), error.getCode().getValue()));
      if (error.getCandidates() != null && !error.getCandidates().isEmpty()) {
        told.add(error.getCandidates().stream().map(lga -> lga.getStateName()).toList());
      }
      return told;
    }
  }
}
